// Questions from 夏商 to 西漢 in English: question | right answer | three wrong ones | explanation.

export const antiquity = {
  'xia-shang': `
Who, by tradition, tamed the flood in the end? | Yu | Gun | The Yellow Emperor | Shennong | Yu is said to have led the waters off by dredging channels.
On what did the Shang court carve its questions to the spirits? | Turtle shells and bones | Bamboo and wood slips | Rolls of silk | Sheets of paper | The oracle bones are the oldest large body of Chinese writing.
Which metal were the great ritual vessels of the Shang cast in? | Bronze | Iron | Tin | Brass | Shang casters made bronze vessels in piece moulds of clay.
Which dynasty came directly before the Zhou? | Shang | Xia | Qin | Han | King Wu of Zhou overthrew the last Shang king.
Who was the last king of the Shang? | King Zhou 紂 | King Jie 桀 | King You 幽 | King Nan 赧 | Also called Di Xin, he is painted as a tyrant; he died when his capital fell.
Near which modern city lie the ruins of Yin, the late Shang capital? | Anyang | Xi’an | Nanjing | Chengdu | The site in Henan has been dug since 1928.
Which woman of the Shang led armies and was buried at Yin in an undisturbed tomb? | Fu Hao | Wang Zhaojun | Daji | Lady Meng Jiang | Her tomb, found in 1976, held hundreds of bronzes and jades.
Whose succession to Yu is said to have begun the passing of rule from father to son? | Qi | Shun | Tang | Pan Geng | Before Qi, rule was said to pass to the worthiest.
Who founded the Shang dynasty? | Tang | Yu | Pan Geng | Wu Ding | Tang overthrew Jie, the last king of the Xia.
Which king moved the Shang capital to Yin? | Pan Geng | Tang | Di Xin | Qi | After his move the dynasty is also called Yin.
Which object is the heaviest ancient bronze vessel found in China? | The Houmuwu cauldron | The Mao Gong cauldron | The Da Ke cauldron | The Four-ram vessel | It weighs more than 800 kilograms and was found at Anyang.
Which minister, once a cook by tradition, helped Tang to found the Shang? | Yi Yin | Jiang Ziya | Guan Zhong | Bi Gan | Yi Yin is the model of the wise chief minister.
Who is credited with recognising, in 1899, writing on so-called dragon bones? | Wang Yirong | Sima Qian | Xu Shen | Liang Qichao | He was an official and scholar of inscriptions in Beijing.
Which site in Henan is widely linked by archaeologists with the late Xia? | Erlitou | Yinxu | Jiahu | Yangshao | Its palaces and bronzes lie between the Longshan and Shang cultures.`,
  'western-zhou': `
Which king overthrew the Shang and founded the Zhou? | King Wu | King You | King Li | King Xiang | King Wu, personal name Ji Fa, won the battle of Muye.
Who governed as regent for the young King Cheng? | The Duke of Zhou | Jiang Ziya | Guan Shu | Bo Yi | Confucius later held him up as a model.
What is the practice of giving land to kinsmen and allies as vassal lords called? | Enfeoffment | The well-field system | The equal-field system | Commanderies and counties | Zhou kings set up lords who owed them service.
Which king is said to have lit the beacons to make his consort laugh? | King You | King Wu | King Cheng | King Kang | The tale says that nobody came when the enemy was real.
Near which modern city lay the Western Zhou capitals Feng and Hao? | Xi’an | Kaifeng | Beijing | Nanjing | They lay on the river Feng, west of today’s Xi’an.
At which battle was the Shang defeated? | Muye | Fei River | Red Cliffs | Chengpu | Many Shang soldiers are said to have changed sides there.
What does the well-field system take its name from? | Plots laid out like 井 | Deep wells in each field | A minister named Jing | A village in Shaanxi | The character for a well shows a square cut into nine plots.
Which old strategist, said to have fished with a straight hook, helped to found the Zhou? | Jiang Ziya | Sun Wu | Fan Li | Zhang Liang | He was made lord of Qi.
Which king’s misrule led to the revolt of the people of the capital? | King Li | King You | King Xuan | King Mu | The people drove him out to Zhi, where he died.
What does the period called Gonghe follow? | The flight of King Li | The death of King Wu | The fall of Haojing | The move to Luoyang | By the Records of the Grand Historian, ministers ruled in King Li’s place for 14 years.
In which year does Chinese history begin to be dated year by year? | 841 BC | 1046 BC | 771 BC | 221 BC | It is the first year of Gonghe.
Which consort of King You is blamed in the story of the beacons? | Bao Si | Daji | Mo Xi | Xi Shi | King You set his queen and heir aside for her and her son.
Who sacked Haojing in 771 BC together with the lord of Shen? | The Quanrong | The Xiongnu | The Xianbei | The Khitan | King You was killed, and his son moved the capital east.
Which rebellion of Shang loyalists and royal brothers did the Duke of Zhou put down? | The rebellion of the Three Guards | The revolt of the Seven States | The war of the Eight Princes | The Yellow Turban rebellion | The Three Guards had been set to watch the former Shang lands.`,
  'spring-autumn': `
Which thinker’s sayings are collected in the Analects? | Confucius | Laozi | Sunzi | Mozi | His pupils and their pupils put the sayings together.
Who is the traditional author of The Art of War? | Sun Wu | Sun Bin | Wu Qi | Bai Qi | Sun Wu of Qi served the king of Wu.
Which state did Confucius come from? | Lu | Qin | Chu | Qi | He was born at Qufu, in today’s Shandong.
Who, by tradition, slept on brushwood and tasted gall to remember his defeat? | Goujian of Yue | Fuchai of Wu | Duke Huan of Qi | Duke Wen of Jin | In the end Goujian destroyed Wu.
Which beauty of Yue, by tradition, was sent to the king of Wu? | Xi Shi | Diaochan | Wang Zhaojun | Bao Si | She counts among the Four Beauties of Chinese lore.
Who was the first hegemon of the Spring and Autumn age? | Duke Huan of Qi | King Zhuang of Chu | Duke Mu of Qin | Fuchai of Wu | He led the lords under the motto of honouring the king.
Which minister made Duke Huan of Qi strong? | Guan Zhong | Shang Yang | Li Si | Wu Zixu | Bao Shuya had recommended him.
Which prince wandered abroad for 19 years before ruling Jin? | Chong’er | Xiaobai | Fuchai | Shensheng | As Duke Wen he became hegemon in his turn, after Duke Huan of Qi.
From which state’s annals does the Spring and Autumn age take its name? | Lu | Qi | Jin | Chu | The Spring and Autumn Annals cover 722 to 481 BC.
To which city did King Ping move the Zhou capital? | Luoyang | Chang’an | Anyang | Linzi | The move of 770 BC begins the Eastern Zhou.
At which battle of 632 BC did Jin defeat Chu after retreating three days’ march? | Chengpu | Changping | Maling | Guiling | Duke Wen kept a promise to withdraw, and drew Chu in.
Which king of Chu asked about the weight of the nine tripods? | King Zhuang | King Huai | King Ling | King Ping | The question showed his wish for the throne of the Zhou.
Which man of Chu served Wu and had the corpse of King Ping of Chu whipped? | Wu Zixu | Fan Li | Bo Pi | Shen Baoxu | King Ping had killed his father and brother.
Which minister of Zheng had a penal code cast in bronze in 536 BC? | Zichan | Yan Ying | Guan Zhong | Li Kui | It is the first publication of laws on record in China.`,
  'warring-states': `
Which of the Warring States in the end conquered all the others? | Qin | Chu | Qi | Zhao | It finished in 221 BC with Qi.
How many great states of the Warring States are called the heroes of the age? | Seven | Five | Three | Nine | Qi, Chu, Yan, Han, Zhao, Wei and Qin.
Which poet of Chu is remembered at the Dragon Boat Festival? | Qu Yuan | Li Bai | Song Yu | Sima Xiangru | He is said to have drowned himself in the river Miluo.
Whose reforms made Qin strong? | Shang Yang | Confucius | Su Qin | Qu Yuan | His laws rewarded farming and deeds of war.
Which thinker taught universal love and the condemnation of attack? | Mo Di | Mencius | Zhuang Zhou | Han Fei | His followers were skilled in defending cities.
Which king of Zhao made his army wear nomad dress and shoot from horseback? | King Wuling | King Huiwen | King Xiaocheng | King Daoxiang | Trousers and short coats suit riders.
At which battle of 260 BC did Qin destroy the army of Zhao? | Changping | Maling | Muye | Chengpu | The Qin general was Bai Qi.
Whom did Jing Ke try to kill? | The king of Qin | The king of Zhao | The king of Yan | Lord Chunshen | Prince Dan of Yan had sent him.
Who dreamt that he was a butterfly? | Zhuang Zhou | Mencius | Xunzi | Lie Yukou | The dream is told in the book Zhuangzi.
Which official of Qin built the Dujiangyan waterworks? | Li Bing | Zheng Guo | Ximen Bao | Li Si | They still water the plain of Chengdu.
Who spoke for the vertical alliance of the states against Qin? | Su Qin | Zhang Yi | Fan Ju | Lü Buwei | Zhang Yi spoke for horizontal ties with Qin.
At which battle did Pang Juan, by the Records of the Grand Historian, lose to Sun Bin and die? | Maling | Guiling | Changping | Yique | Sun Bin drew him on by lighting fewer cooking fires each day.
Which three states came out of the partition of Jin? | Han, Zhao and Wei | Qin, Chu and Qi | Yan, Qi and Lu | Song, Zheng and Wey | The Zhou king recognised them as lords in 403 BC.
At which academy in the capital of Qi did scholars of many schools gather? | Jixia | Bailudong | Yuelu | Taixue | Mencius and Xunzi are among those linked with it.`,
  qin: `
Who was the first to take the title of emperor in China? | Ying Zheng | Liu Bang | Xiang Yu | Zi Ying | As First Emperor he coined the title huangdi in 221 BC.
What stands guard underground by the tomb of the First Emperor? | A terracotta army | A row of stone lions | Giants of bronze | Warriors of jade | Farmers found the first pit in 1974.
Which older works did Qin link up in the north? | The Great Wall | The Grand Canal | The Dujiangyan | The Lugou Bridge | Older walls of Qin, Zhao and Yan were linked.
Where was the Qin capital? | Xianyang | Luoyang | Kaifeng | Nanjing | It lay near today’s Xi’an.
Which minister proposed the burning of the books? | Li Si | Xiao He | Lü Buwei | Shang Yang | He did so in 213 BC.
Which script did Qin make the standard? | Small seal script | Regular script | Running script | Oracle bone script | It is credited to Li Si and others.
Which general drove the Xiongnu back and had the wall built? | Meng Tian | Bai Qi | Wang Jian | Zhang Han | He commanded 300,000 men by the histories.
Which two men raised the first great revolt against Qin? | Chen Sheng and Wu Guang | Xiang Yu and Liu Bang | Huang Chao and Wang Xianzhi | Li Mi and Zhai Rang | They rose at Dazexiang in 209 BC.
Which eunuch pointed at a deer and called it a horse? | Zhao Gao | Wei Zhongxian | Zhang Rang | Gao Lishi | He tested who at court dared to contradict him.
What did Qin replace enfeoffment with? | Commanderies and counties | Well-fields | The guard and battalion system | Military governors | Officials were sent and recalled by the court.
Which canal did Qin dig in the south to link the Xiang and the Li? | The Lingqu | The Zhengguo Canal | The Hangou | The Tongji Canal | It joins the waters of the Yangzi and the Pearl River.
At which battle did Xiang Yu break the main army of Qin? | Julu | Gaixia | Pengcheng | Changping | In 207 BC he sank the boats and broke the pots behind him.
Who was the last ruler of Qin, who surrendered to Liu Bang? | Zi Ying | Hu Hai | Fu Su | Zhao Gao | He ruled for 46 days.
Where did the First Emperor die on his last tour? | Shaqiu | Mount Tai | Kuaiji | Langya | Zhao Gao and Li Si hid his death and forged his will.`,
  'western-han': `
Who founded the Han dynasty? | Liu Bang | Liu Xiu | Liu Bei | Liu Che | He defeated Xiang Yu in 202 BC.
Who wrote the Records of the Grand Historian? | Sima Qian | Ban Gu | Sima Guang | Chen Shou | It runs from the Yellow Emperor to Emperor Wu.
Who was sent west and opened the way for the Silk Road? | Zhang Qian | Ban Chao | Xuanzang | Zheng He | He was held by the Xiongnu for about ten years.
Which lady of the palace was married to a chanyu of the Xiongnu in 33 BC? | Wang Zhaojun | Princess Wencheng | Xi Shi | Cai Wenji | She went to the chanyu Huhanye.
What was the capital of the Western Han? | Chang’an | Luoyang | Jiankang | Kaifeng | Its name means lasting peace.
Who took the throne in AD 9 and founded the Xin dynasty? | Wang Mang | Huo Guang | Dong Zhuo | Liu Xiu | His reforms failed and he was killed in 23.
Who asked Emperor Wu of Han in three essays to honour Confucian learning alone? | Dong Zhongshu | Jia Yi | Chao Cuo | Zhufu Yan | The essays answered questions that the emperor had put.
Which rising broke out in 154 BC under Emperor Jing? | The revolt of the Seven States | The war of the Eight Princes | The Yellow Turban rebellion | The rebellion of the Three Guards | They rose against the shrinking of their princedoms.
Which two generals won great victories over the Xiongnu under Emperor Wu of Han? | Wei Qing and Huo Qubing | Han Xin and Peng Yue | Meng Tian and Wang Jian | Ban Chao and Dou Xian | Huo Qubing was the nephew of Wei Qing.
Which two reigns of the Western Han are praised for light taxes and peace? | Those of Wen and Jing | Those of Yuan and Cheng | Those of Cheng and Ai | Those of Ai and Ping | The good rule of Wen and Jing came before Emperor Wu.
Who was regent after Emperor Wu of Han and deposed a prince after 27 days on the throne? | Huo Guang | Wang Mang | Chen Ping | Zhou Bo | The prince of Changyi was set aside in 74 BC.
The monopolies of which goods were debated at court in 81 BC? | Salt and iron | Tea and silk | Horses and grain | Paper and ink | The Discourses on Salt and Iron keep the arguments.
Which envoy herded sheep among the Xiongnu for 19 years and stayed loyal? | Su Wu | Li Ling | Zhang Qian | Jin Midi | He came home in 81 BC.
Which measure let princes share out their lands among all sons and so weakened them? | The edict of favour | The edict of Luntai | The law on princes’ officers | The edict on seeking talent | Zhufu Yan proposed it to Emperor Wu.`,
}
