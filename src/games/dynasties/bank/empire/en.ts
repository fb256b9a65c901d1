// Questions from 唐 to 清 in English: question | right answer | three wrong ones | explanation.

export const empire = {
  tang: `
Who was the only woman to rule China as emperor in her own name? | Wu Zetian | Cixi | Empress Lü | Yang Guifei | She reigned as emperor from 690 to 705.
Which monk brought scriptures from India and inspired Journey to the West? | Xuanzang | Faxian | Jianzhen | Yijing | He left Chang’an about 629 and came home in 645.
Which poet is called the immortal of poetry? | Li Bai | Du Fu | Bai Juyi | Wang Wei | Wine and the moon run through his verse.
Which emperor’s reign is called the good rule of Zhenguan? | Emperor Taizong | Emperor Gaozu | Emperor Gaozong | Emperor Xuanzong | Li Shimin listened to frank ministers.
Which princess of the Tang married Songtsen Gampo of Tibet? | Wencheng | Jincheng | Taiping | Anle | She went there in 641.
Who rebelled in 755 and soon had Luoyang and Chang’an in his hands? | An Lushan | Huang Chao | Shi Jingtang | Zhu Wen | He was a military governor of three northern circuits.
At which gate did Li Shimin strike at his brothers in 626? | Xuanwu Gate | Zhuque Gate | Chengtian Gate | Danfeng Gate | Soon afterwards his father gave up the throne to him.
Which minister is famed for his frank advice to Emperor Taizong of Tang? | Wei Zheng | Li Linfu | Yang Guozhong | Zhangsun Wuji | Taizong called him a mirror.
Which monk reached Japan on his sixth attempt? | Jianzhen | Xuanzang | Huineng | Yijing | He had lost his sight on the way.
Who led the rebellion that took Chang’an in 880–881? | Huang Chao | An Lushan | Shi Siming | Zhu Ci | He had been a salt trader.
At which river did Tang troops lose to an Abbasid army in 751? | Talas | Amu | Ili | Tarim | Gao Xianzhi led the Tang army.
Which reform did Yang Yan bring in 780? | The two-tax system | The single whip | Dues in grain, cloth and labour | Poll tax merged with land tax | Taxes came in summer and autumn, by wealth.
Which writer and reformer protested against the welcome of a Buddha relic in 819? | Han Yu | Liu Zongyuan | Bai Juyi | Yuan Zhen | He was sent off to Chaozhou for it.
Which struggle of two factions of officials marked the ninth century? | That of Niu and Li | That of Luo and Shu | That of Donglin and the eunuchs | That of the New and Old Policies | Niu Sengru and Li Deyu gave it their names.`,
  'five-dynasties': `
Which dynasty came directly before the Five Dynasties? | Tang | Sui | Song | Han | Zhu Wen put an end to the Tang in 907.
Which dynasty came directly after the Five Dynasties? | Song | Yuan | Tang | Ming | Zhao Kuangyin founded it in 960.
Where did soldiers put a yellow robe on Zhao Kuangyin? | Chen Bridge | Mawei | Tuqiao | Xuanwu Gate | The mutiny of 960 made him emperor.
Who gave the Sixteen Prefectures to the Khitan? | Shi Jingtang | Zhu Wen | Li Cunxu | Liu Zhiyuan | He won the throne with Khitan help.
Which ruler of Southern Tang is famed for his lyrics? | Li Yu | Li Bai | Li Bian | Li He | He wrote of his lost kingdom as a captive.
Who founded Later Liang? | Zhu Wen | Li Keyong | Guo Wei | Shi Jingtang | He had served Huang Chao and then the Tang.
Which emperor of Later Zhou won back prefectures from the Khitan before his early death? | Chai Rong | Guo Wei | Liu Chengyou | Li Siyuan | He died in 959, not yet forty.
What did Shi Jingtang call himself before the ruler of the Khitan? | His son | His brother | His nephew | His teacher | He was the older of the two.
Which minister of the Five Dynasties, who served ten or so rulers, called himself the ever-happy old man? | Feng Dao | Zhao Pu | Sang Weihan | Guo Chongtao | He held high office under four of the dynasties, and under the Khitan.
In which order did the first three of the Five Dynasties come? | Liang, Tang, Jin | Tang, Liang, Jin | Jin, Han, Zhou | Liang, Jin, Tang | Han and Zhou followed them; all are called Later.
Which kingdom with its capital at Hangzhou was ruled by the Qian family? | Wuyue | Min | Southern Han | Jingnan | It gave itself up to the Song in 978.
Who founded Later Tang in 923? | Li Cunxu | Li Keyong | Li Siyuan | Li Congke | He loved the stage and was killed in a mutiny.
Who founded Later Zhou in 951? | Guo Wei | Chai Rong | Liu Zhiyuan | Zhao Hongyin | His men too are said to have raised him with a yellow flag.
People of which kingdom does the painting of Han Xizai’s night revels show? | Southern Tang | Former Shu | Wuyue | Southern Han | Gu Hongzhong is named as its painter.`,
  song: `
Who founded the Song dynasty? | Zhao Kuangyin | Zhao Gou | Zhao Kuangyi | Chai Rong | He took the throne in 960.
Which general fought the Jin and was put to death on false charges? | Yue Fei | Di Qing | Wen Tianxiang | Han Xin | He died in 1142 in the Western calendar.
Which invention is Bi Sheng known for? | Movable type | The compass | Gunpowder | Paper | His type was of baked clay, as Shen Kuo tells.
Which city was the capital of the Northern Song? | Kaifeng | Hangzhou | Xi’an | Chengdu | Under the Southern Song the court sat at Hangzhou.
On which occasion did Emperor Taizu of Song, it is told, talk his generals into giving up their commands? | A banquet | A hunt | A sacrifice | A parade | He offered them land and wealth over the wine.
Who was chief editor of the Comprehensive Mirror in Aid of Governance? | Sima Guang | Sima Qian | Ouyang Xiu | Zhu Xi | It covers 1,362 years, year by year.
Who led the New Policies from 1069 on? | Wang Anshi | Sima Guang | Fan Zhongyan | Su Shi | Emperor Shenzong backed him.
With which state did Song make the peace of Chanyuan? | Liao | Jin | Western Xia | The Mongols | From 1005 on it paid silk and silver every year.
In which disaster did the Jin carry off two emperors? | The Jingkang disaster | The Tumu crisis | The Yongjia disaster | The An Lushan rebellion | Huizong and Qinzong were taken north in 1127.
What was the Song office for sea trade called? | The Shibosi | The Yantiesi | The Zhuanyunsi | The Duhufu | It stood at ports such as Guangzhou and Quanzhou.
Who wrote Mengxi Bitan, the Dream Pool Essays, which tell of the compass needle? | Shen Kuo | Su Song | Qin Jiushao | Guo Shoujing | He noted that the needle does not point quite south.
At which naval battle of 1279 did the Song come to an end? | Yashan | Caishi | Diaoyu Fortress | Xiangyang | Lu Xiufu leapt into the sea with the boy emperor.
Where did paper money called jiaozi first circulate? | Sichuan | Fujian | Hebei | Guangdong | Merchants of Chengdu issued it before the state did.
Who wrote that one should be first to worry about the world’s worries? | Fan Zhongyan | Ouyang Xiu | Wen Tianxiang | Zhu Xi | The words are in his essay on Yueyang Tower.`,
  yuan: `
Who gave his dynasty the name of Yuan in 1271? | Khubilai Khan | Genghis Khan | Möngke Khan | Ögedei Khan | He was a grandson of Genghis Khan.
Which Venetian told of his years in Khubilai’s China? | Marco Polo | Matteo Ricci | Christopher Columbus | Odoric of Pordenone | His book was written down in prison in Genoa.
On which present-day city did the Yuan capital Dadu stand? | Beijing | Nanjing | Xi’an | Hangzhou | Liu Bingzhong planned it.
Which people founded the Yuan? | The Mongols | The Manchus | The Khitan | The Jurchen | They came from the steppe north of the Gobi.
What did Temüjin become known as in 1206? | Genghis Khan | Khubilai Khan | Tamerlane | Batu Khan | An assembly on the Onon gave him the title.
Who was among the makers of the Shoushi calendar? | Guo Shoujing | Zhang Heng | Zu Chongzhi | Xu Guangqi | Its year of 365.2425 days is that of the Gregorian calendar.
Who wrote The Injustice to Dou E? | Guan Hanqing | Wang Shifu | Ma Zhiyuan | Tang Xianzu | Snow in midsummer proves the heroine right.
Which country did Khubilai’s fleets fail to take in 1274 and 1281? | Japan | Korea | Sri Lanka | The Ryukyus | A typhoon wrecked most of the ships of 1281.
Which rebels rose at the end of the Yuan under Han Shantong and Liu Futong? | The Red Turbans | The Yellow Turbans | The Red Eyebrows | The Taipings | Zhu Yuanzhang too began among them.
What joined the lands of the Yuan with more than a thousand stations, some with horses, some with boats or sledges? | The relay post | The salt monopoly | The grain fleet | The watch beacons | Couriers and officials changed horses and slept at the stations.
Who improved spinning and weaving of cotton at Songjiang? | Huang Daopo | Song Yingxing | Wang Zhen | Guan Daosheng | She had learnt from the Li people on Hainan.
Which grandson of Genghis Khan founded the Golden Horde? | Batu | Hülegü | Möngke | Chagatai | His armies had ridden as far as Hungary.
Which khanate did Hülegü found in Persia? | The Ilkhanate | The Chagatai Khanate | The Golden Horde | The Ögedei Khanate | His army had taken Baghdad in 1258.
Who was the captured Song minister who wrote the Song of Righteousness in Dadu? | Wen Tianxiang | Lu Xiufu | Zhang Shijie | Xie Fangde | He refused to serve and died in 1283 in the Western calendar.`,
  ming: `
Who founded the Ming dynasty? | Zhu Yuanzhang | Zhu Di | Zhu Xi | Li Zicheng | He took the throne at Nanjing in 1368.
Who led the great voyages to the Western Ocean? | Zheng He | Zhang Qian | Xuanzang | Zheng Chenggong | Seven voyages from 1405 to 1433 reached East Africa.
Which emperor moved the capital to Beijing? | The Yongle Emperor | The Hongwu Emperor | The Wanli Emperor | The Jianwen Emperor | The Forbidden City was built for him.
Which general fought the sea raiders of the east coast? | Qi Jiguang | Yue Fei | Yuan Chonghuan | Wu Sangui | His drill of mixed squads is called the mandarin duck formation.
Which Jesuit came to Beijing in 1601 and drew a map of the world in Chinese? | Matteo Ricci | Adam Schall | Giuseppe Castiglione | Ferdinand Verbiest | He worked with Xu Guangqi on Euclid.
Who wrote the Compendium of Materia Medica? | Li Shizhen | Song Yingxing | Xu Guangqi | Sun Simiao | It describes nearly 1,900 substances.
Where was the Zhengtong Emperor taken prisoner in 1449? | Tumu | Shanhai Pass | Sarhu | Datong | The Oirats under Esen took him.
Who saved Beijing in 1449? | Yu Qian | Yang Tinghe | Zhang Juzheng | Hai Rui | He refused to move the capital south.
Which eunuch ruled the court under the Tianqi Emperor? | Wei Zhongxian | Liu Jin | Wang Zhen | Zheng He | He persecuted the men of the Donglin academy.
Which reform of Zhang Juzheng turned most dues into one payment in silver? | The single whip | The two-tax system | The equal fields | The green sprouts loans | It was spread across the realm in 1581.
Which encyclopaedia of more than 11,000 volumes was finished in 1408? | Yongle Dadian | Siku Quanshu | Tiangong Kaiwu | Taiping Yulan | The Yongle Emperor had ordered it.
Who wrote Tiangong Kaiwu, The Exploitation of the Works of Nature? | Song Yingxing | Xu Guangqi | Xu Xiake | Fang Yizhi | The book of 1637 shows crafts in woodcuts.
In which campaign did Zhu Di take the throne from his nephew? | Jingnan | Tumu | Sarhu | Xuanwu | It lasted from 1399 to 1402.
Which thinker taught the unity of knowing and acting? | Wang Yangming | Zhu Xi | Gu Yanwu | Li Zhi | He found his insight in exile at Longchang.`,
  qing: `
Which people founded the Qing dynasty? | The Manchus | The Mongols | The Khitan | The Han | They had been called Jurchen before 1635.
Who was the last emperor of China? | Puyi | Guangxu | Qianlong | Tongzhi | He gave up the throne in 1912.
Who had opium destroyed at Humen in 1839? | Lin Zexu | Li Hongzhang | Zeng Guofan | Qishan | The First Opium War followed.
Which island did the treaty of Nanjing give to Britain? | Hong Kong | Taiwan | Hainan | Macau | It was signed in 1842.
Which empress dowager held power for most of the years from 1861 to 1908? | Cixi | Ci’an | Longyu | Xiaozhuang | She ruled from behind the curtain.
Which emperor reigned for 61 years, put down the Three Feudatories and took Taiwan? | Kangxi | Yongzheng | Qianlong | Shunzhi | His personal name was Xuanye.
Who led the Taiping rebellion? | Hong Xiuquan | Li Zicheng | Zhang Lexing | Sun Yat-sen | He believed himself the younger brother of Jesus.
What were the thirteen factories or hongs of Canton? | Firms for foreign trade | Foundries for naval guns | Schools of Western learning | Temples of the sea goddess | From 1757 on the sea trade with the West went through Canton alone.
Which war ended with the treaty of Shimonoseki? | The First Sino-Japanese War | The First Opium War | The Sino-French War | The Boxer War | Taiwan was ceded to Japan.
How long did the reforms of 1898 last? | About a hundred days | About ten years | About three years | One week | Cixi put an end to them in September.
Which treaty of 1689 fixed the border with Russia? | Nerchinsk | Kyakhta | Aigun | Peking | It was drawn up in Latin, among other languages.
Who led the conquest of Taiwan for the Qing in 1683? | Shi Lang | Zheng Chenggong | Zheng Jing | Yao Qisheng | He had once served the Zheng family.
Which great library of books was compiled under Qianlong? | Siku Quanshu | Yongle Dadian | Gujin Tushu Jicheng | Cefu Yuangui | Ji Yun was among its chief editors.
What was the army organised by Nurhaci called? | The Eight Banners | The Green Standard | The Xiang Army | The New Army | Four colours, plain and bordered, made eight.`,
}
